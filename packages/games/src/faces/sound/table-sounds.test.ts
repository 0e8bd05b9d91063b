import { expect, it } from 'vitest';
import { createTableSounds, effects } from './table-sounds.ts';

it('a table is silent, and creates no audio context, until it is switched on', () => {
  let asked = 0;
  const sounds = createTableSounds(() => {
    asked += 1;
    throw new Error('no sound here');
  });
  sounds.play('win');
  expect(sounds.isOn()).toBe(false);
  expect(asked).toBe(0);
  expect(() => sounds.setOn(true)).toThrow('no sound here');
  expect(asked).toBe(1);
});

it('no effect glides to or from zero, which the browser refuses', () => {
  for (const stroke of Object.values(effects).flat()) {
    expect(Math.min(stroke.fromHz, stroke.toHz, stroke.gain, stroke.lengthMs)).toBeGreaterThan(0);
  }
});

it('a suspended audio context is resumed, and no sound is queued for later', () => {
  const asked: string[] = [];
  const context = {
    state: 'suspended',
    sampleRate: 2,
    createBuffer: () => ({ getChannelData: () => [0] }),
    createGain: () => asked.push('gain'),
    resume: async () => void asked.push('resume'),
  };
  const sounds = createTableSounds(() => context as unknown as AudioContext);
  sounds.setOn(true);
  sounds.play('win');
  expect(asked).toEqual(['resume']);
});
