// What the formatter cannot see: slips in TypeScript and in Svelte.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['scripts/**', '*.config.*'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript says this better.
      'no-undef': 'off',
      // Maps and sets here are values, made anew and never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // Asks without the types; svelte-check, which has them, needs these comments.
      'svelte/no-unused-svelte-ignore': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { ignores: ['src/wire/'] },
);
