// The list scrolls by itself; the arrows only move it. Arrows use aria-disabled instead of disabled, so that an arrow at the end keeps the
// focus.
function start(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]');
  const back = carousel.querySelector<HTMLElement>('[data-arrow=back]');
  const on = carousel.querySelector<HTMLElement>('[data-arrow=on]');
  if (!track || !back || !on) return;
  const stepPx = Number(carousel.dataset['step']);

  const update = () => {
    back.ariaDisabled = String(track.scrollLeft < 2);
    on.ariaDisabled = String(track.scrollLeft + track.clientWidth > track.scrollWidth - 2);
  };
  back.addEventListener('click', () => track.scrollBy({ left: -stepPx }));
  on.addEventListener('click', () => track.scrollBy({ left: stepPx }));
  track.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(track);
}

document.querySelectorAll<HTMLElement>('[data-feature-carousel]').forEach(start);

export {};
