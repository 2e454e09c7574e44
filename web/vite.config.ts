import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env['OUT'] ?? '../src/perspicace/server/static/client',
    emptyOutDir: true,
    // The house's content policy forbids inline anything, so no asset becomes a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: backend, ws: true } },
    // The rules are told once, beside the code that keeps them.
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.ts'],
  },
})
