// Spec §2: 'Processing...' while it works. After going back from /login the button shows its label again.
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
