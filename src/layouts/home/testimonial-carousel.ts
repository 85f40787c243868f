// Spec §4: advances every 5 seconds and loops; dots select a slide. It pauses while the pointer or focus is in it and in a hidden tab, and
// does not start by itself where reduced motion is preferred.
/** The distance from one slide to the next, in px. */
const strideOf = ({ children: [first, second] }: HTMLElement): number =>
  (second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft;

/** Hides a picture that failed to load, so that the initials behind it are seen. */
function uncover(picture: HTMLImageElement): void {
  const hide = () => {
    picture.hidden = true;
  };
  if (picture.complete && picture.naturalWidth === 0) hide();
  picture.addEventListener('error', hide);
}

function start(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]');
  const pause = carousel.querySelector<HTMLElement>('[data-pause]');
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')];
  if (!track || !pause || dots.length < 2) return;
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const everyMs = Number(carousel.dataset['autoAdvanceMs']);
  let current = 0;
  let isPaused = lessMotion.matches;
  /** Set by the Play button: then it advances although the pointer and the focus are in it. */
  let isAskedFor = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const mark = (index: number) => {
    dots[current]?.removeAttribute('aria-current');
    dots[index]?.setAttribute('aria-current', 'true');
    current = index;
  };
  const show = (index: number) => {
    mark(index);
    track.scrollTo({ left: index * strideOf(track), behavior: 'instant' });
    if (lessMotion.matches) return;
    track.children[index]?.animate(
      [
        { opacity: 0, translate: '1.5rem 0' },
        { opacity: 1, translate: '0 0' },
      ],
      { duration: 180, easing: 'ease-out' },
    );
  };
  const isHeld = () =>
    !isAskedFor && (carousel.matches(':focus-within') || (carousel.matches(':hover') && matchMedia('(hover: hover)').matches));
  const restart = () => {
    clearInterval(timer);
    if (!isPaused && !document.hidden)
      timer = setInterval(() => {
        if (!isHeld()) show((current + 1) % dots.length);
      }, everyMs);
  };
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    pause.textContent = (paused ? pause.dataset['playText'] : pause.dataset['pauseText']) ?? '';
    restart();
  };

  pause.addEventListener('click', () => {
    isAskedFor = isPaused;
    setPaused(!isPaused);
  });
  dots.forEach((dot, index) =>
    dot.addEventListener('click', () => {
      isAskedFor = false;
      show(index);
      restart();
    }),
  );
  track.addEventListener(
    'scroll',
    () => {
      const index = Math.round(track.scrollLeft / strideOf(track));
      if (index !== current) mark(index);
    },
    { passive: true },
  );
  for (const name of ['pointerleave', 'focusout'] as const)
    carousel.addEventListener(name, () => {
      isAskedFor = false;
      restart();
    });
  document.addEventListener('visibilitychange', restart);
  lessMotion.addEventListener('change', () => setPaused(lessMotion.matches));
  setPaused(isPaused);
}

document.querySelectorAll<HTMLElement>('[data-testimonials]').forEach(start);
document.querySelectorAll<HTMLImageElement>('[data-testimonials] img').forEach(uncover);

export {};
