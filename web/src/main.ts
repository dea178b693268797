import './fonts/fonts.css';
import './app.css';
import './ring.css';
import './contrast.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { startShell } from './net/shell';
import { pages } from './pages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

settings.show();
router.start();
const target = document.getElementById('app');
void Promise.allSettled([i18n.start(), pages[router.route.page]()]).then(() => {
  target?.replaceChildren();
  if (target) mount(App, { target });
  void startShell(() => (router.renewed = true));
});
