import { expect, it } from 'vitest';
import { createTableSounds, effects } from './table-sounds.ts';

it('a table is silent, and creates no audio context, until it is switched on', () => {
  let calls = 0;
  const sounds = createTableSounds(() => {
    calls += 1;
    throw new Error('no sound here');
  });
  sounds.play('win');
  expect(sounds.isOn()).toBe(false);
  expect(calls).toBe(0);
  expect(() => sounds.setOn(true)).toThrow('no sound here');
  expect(calls).toBe(1);
});

it('no effect glides to or from zero, which the browser refuses', () => {
  for (const stroke of Object.values(effects).flat()) {
    expect(Math.min(stroke.fromHz, stroke.toHz, stroke.gain, stroke.lengthMs)).toBeGreaterThan(0);
  }
});

it('a suspended audio context is resumed, and no sound is queued for later', () => {
  const calls: string[] = [];
  const context = {
    state: 'suspended',
    sampleRate: 2,
    createBuffer: () => ({ getChannelData: () => [0] }),
    createGain: () => calls.push('gain'),
    resume: async () => void calls.push('resume'),
  };
  const sounds = createTableSounds(() => context as unknown as AudioContext);
  sounds.setOn(true);
  sounds.play('win');
  expect(calls).toEqual(['resume']);
});
