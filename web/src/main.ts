import { mount } from 'svelte';
import App from './App.svelte';
import './theme/theme.css';

const app = document.getElementById('app')!;
app.replaceChildren();
mount(App, { target: app });
