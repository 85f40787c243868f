// Spec §2: 'Processing...' while it works. Back from /login, the button says again what it does.
document.querySelectorAll<HTMLAnchorElement>('[data-choose-plan]').forEach((link) => {
  const text = link.textContent;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    link.textContent = link.dataset['processing'] ?? text;
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) link.textContent = text;
  });
});

export {};
