/** With data saving or a slow connection, the sound is off until somebody turns it on. */
export const maySoundByDefault = (): boolean => !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** A small bell, synthesised in the browser, so that nothing is downloaded. Call `open` in a click handler, or browsers keep it silent. */
export function makeBell() {
  let audio: AudioContext | undefined;
  return {
    open: () => {
      audio ??= new AudioContext();
      if (audio.state === 'suspended') void audio.resume();
    },
    ring: () => {
      if (!audio) return;
      // A bell's overtones are not whole multiples of its lowest tone.
      for (const [times, volume] of [
        [1, 0.16],
        [2.76, 0.05],
        [5.4, 0.02],
      ] as const) {
        const tone = audio.createOscillator();
        const gain = audio.createGain();
        tone.frequency.value = 396 * times;
        gain.gain.setValueAtTime(volume, audio.currentTime);
        gain.gain.exponentialRampToValueAtTime(0.000_1, audio.currentTime + 4 / times);
        tone.connect(gain).connect(audio.destination);
        tone.start();
        tone.stop(audio.currentTime + 4 / times);
      }
    },
    close: () => {
      void audio?.close();
      audio = undefined;
    },
  };
}
