import { expect, it } from 'vitest';
import { toolOf } from '../src/table/keys';

const pressed = (key: string, code: string) =>
  toolOf({ key, code, target: { closest: () => null } } as unknown as KeyboardEvent);

it('goes by the letter on the key, wherever the key is', () => {
  expect(pressed('m', 'KeyM')).toBe('menu');
  expect(pressed('m', 'Semicolon'), 'AZERTY').toBe('menu');
  expect(pressed(',', 'KeyM'), 'AZERTY').toBeNull();
  expect(pressed('?', 'Digit7')).toBe('explain');
});

it('goes by the place of the key where another script is typed', () => {
  expect(pressed('ь', 'KeyM')).toBe('menu');
  expect(pressed('ж', 'Semicolon')).toBeNull();
});

it('takes capital letters and leaves shortcuts of the browser alone', () => {
  expect(pressed('H', 'KeyH')).toBe('hint');
  const target = { closest: () => null };
  expect(toolOf({ key: 'l', code: 'KeyL', ctrlKey: true, target } as unknown as KeyboardEvent)).toBeNull();
});
