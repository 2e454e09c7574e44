import { mount } from 'svelte'
import App from './App.svelte'
import { wearPreferences } from './preferences.svelte.ts'
import './fonts.css'
import './look.css'

wearPreferences()
const target = document.getElementById('app')
if (target !== null) mount(App, { target })
