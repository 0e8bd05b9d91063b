/** One part of an effect: a tone or band-filtered noise, with gliding pitch and decaying volume. */
export interface Stroke {
  readonly kind: 'tone' | 'noise';
  readonly startMs: number;
  readonly lengthMs: number;
  readonly fromHz: number;
  readonly toHz: number;
  readonly gain: number;
}

export const stroke = (
  kind: Stroke['kind'],
  startMs: number,
  lengthMs: number,
  fromHz: number,
  toHz: number,
  gain: number,
): Stroke => ({ kind, startMs, lengthMs, fromHz, toHz, gain });

export interface Sounds<Name extends string> {
  readonly isOn: () => boolean;
  /** Must be switched on from a tap: browsers play no sound before one. */
  readonly setOn: (isOn: boolean) => void;
  readonly play: (name: Name) => void;
  readonly close: () => void;
}

const silence = 0.0001;

/** Noise can be predictable; it only needs a long period. */
function createNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    samples[index] = state / 2_147_483_648 - 1;
  }
  return buffer;
}

function playStroke(context: AudioContext, noise: AudioBuffer, stroke: Stroke): void {
  const start = context.currentTime + stroke.startMs / 1000;
  const end = start + stroke.lengthMs / 1000;
  const volume = context.createGain();
  volume.gain.setValueAtTime(stroke.gain, start);
  volume.gain.exponentialRampToValueAtTime(silence, end);
  volume.connect(context.destination);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(stroke.fromHz, start);
    pitch.exponentialRampToValueAtTime(stroke.toHz, end);
  };
  if (stroke.kind === 'tone') {
    const tone = context.createOscillator();
    tone.type = 'triangle';
    glide(tone.frequency);
    tone.connect(volume);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  source.buffer = noise;
  source.loop = true;
  band.type = 'bandpass';
  glide(band.frequency);
  source.connect(band).connect(volume);
  source.start(start);
  source.stop(end);
}

/** Sound effects made with Web Audio, without files. Silent until switched on. */
export function createSounds<Name extends string>(
  effects: Readonly<Record<Name, readonly Stroke[]>>,
  createContext: () => AudioContext = () => new AudioContext(),
): Sounds<Name> {
  let playing: { readonly context: AudioContext; readonly noise: AudioBuffer } | undefined;
  let isOn = false;
  const open = () => {
    if (playing !== undefined) return;
    const context = createContext();
    playing = { context, noise: createNoise(context) };
  };
  return {
    isOn: () => isOn,
    setOn: (wanted) => {
      isOn = wanted;
      if (isOn) open();
    },
    play: (name) => {
      if (!isOn || playing === undefined) return;
      const { context, noise } = playing;
      // A context created before the first tap is suspended, and would play everything queued at once when
      // resumed.
      if (context.state === 'suspended') void context.resume();
      else for (const stroke of effects[name]) playStroke(context, noise, stroke);
    },
    close: () => {
      isOn = false;
      void playing?.context.close();
      playing = undefined;
    },
  };
}
