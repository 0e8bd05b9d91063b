import { effects, type SoundName, type Stroke } from './effects.ts';

export interface StudioSounds {
  readonly isOn: () => boolean;
  /** Switching on must come from a tap: browsers give no sound before one. */
  readonly setOn: (isOn: boolean) => void;
  readonly play: (name: SoundName) => void;
}

const silence = 0.0001;

/** Noise needs no chance, only a long period. */
function createNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 7;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    samples[index] = state / 2_147_483_648 - 1;
  }
  return buffer;
}

interface Desk {
  readonly context: AudioContext;
  readonly noise: AudioBuffer;
}

function sourceOf({ context, noise }: Desk, stroke: Stroke, volume: GainNode): AudioScheduledSourceNode {
  const start = context.currentTime + stroke.startMs / 1000;
  const end = start + stroke.lengthMs / 1000;
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(stroke.fromHz, start);
    pitch.exponentialRampToValueAtTime(stroke.toHz, end);
  };
  if (stroke.kind === 'tone') {
    const tone = context.createOscillator();
    tone.type = 'triangle';
    glide(tone.frequency);
    tone.connect(volume);
    return tone;
  }
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  source.buffer = noise;
  source.loop = true;
  band.type = 'bandpass';
  glide(band.frequency);
  source.connect(band).connect(volume);
  return source;
}

function playStroke(desk: Desk, stroke: Stroke): void {
  const { context } = desk;
  const start = context.currentTime + stroke.startMs / 1000;
  const end = start + stroke.lengthMs / 1000;
  const volume = context.createGain();
  volume.gain.setValueAtTime(stroke.gain, start);
  volume.gain.exponentialRampToValueAtTime(silence, end);
  volume.connect(context.destination);
  const source = sourceOf(desk, stroke, volume);
  source.start(start);
  source.stop(end);
}

/** Effects made on the spot: no files. Silent until switched on. */
export function createStudioSounds(
  createContext: () => AudioContext = () => new AudioContext(),
): StudioSounds {
  let desk: Desk | undefined;
  let isOn = false;
  return {
    isOn: () => isOn,
    setOn(wanted) {
      isOn = wanted;
      if (!isOn || desk !== undefined) return;
      const context = createContext();
      desk = { context, noise: createNoise(context) };
    },
    play(name) {
      if (!isOn || desk === undefined) return;
      for (const stroke of effects[name]) playStroke(desk, stroke);
    },
  };
}
