// Seven screens are wider than a phone: the bar opens at the one that is shown.
const bar = document.querySelector<HTMLElement>('[data-assist-navigation]');
const current = bar?.querySelector<HTMLElement>('[aria-current]');
if (bar && current) bar.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - bar.clientWidth / 2;

export {};
