/** Small sounds made on the spot: a plucked string, a page, a bell. */

export type Sound = 'pick' | 'pass' | 'turn' | 'win';

let context: AudioContext | undefined;

/** A plucked string: a short tone with a softer octave above it. */
function pluck(
  audio: AudioContext,
  frequency: number,
  start: number,
  length: number,
  loudness: number,
): void {
  for (const [overtone, share] of [
    [1, 1],
    [2, 0.35],
    [3, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency * overtone;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness * share, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length / overtone);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** A card or a page sliding over wood: noise through a filter that closes. */
function rustle(audio: AudioContext, start: number, length: number, from: number, to: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = samples.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const noise = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  noise.buffer = samples;
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.value = 0.12;
  noise.connect(filter).connect(volume).connect(audio.destination);
  noise.start(start);
}

const scores: Readonly<Record<Sound, (audio: AudioContext, now: number) => void>> = {
  pick(audio, now) {
    rustle(audio, now, 0.09, 2600, 1200);
    pluck(audio, 392, now + 0.02, 0.28, 0.06);
  },
  pass(audio, now) {
    rustle(audio, now, 0.24, 900, 2400);
  },
  turn(audio, now) {
    pluck(audio, 523.25, now, 0.45, 0.07);
    pluck(audio, 659.25, now + 0.11, 0.6, 0.06);
  },
  win(audio, now) {
    [392, 523.25, 659.25, 783.99].forEach((tone, i) => pluck(audio, tone, now + i * 0.13, 0.9, 0.08));
    pluck(audio, 1046.5, now + 0.56, 1.4, 0.07);
  },
};

/** Plays a sound, where the browser allows it: never before somebody has touched the page. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    scores[sound](context, context.currentTime);
  } catch {
    // A browser without sound still plays.
  }
}
