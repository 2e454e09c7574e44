import type { Text } from '../../i18n.svelte.ts'

export const words = {
  title: { fr: 'Les règles', en: 'The rules' },
  of: { fr: '{game} : les règles', en: '{game}: the rules' },
  box: { fr: 'La boîte', en: 'The box' },
} as const satisfies Record<string, Text>
