/* Greets by the reader's clock. It runs before the first paint and after each update of the region, which the server draws for India. */
!(function () {
  function greet() {
    const now = new Date();
    const greeting = document.querySelector('[data-greetings]');
    const day = document.querySelector('[data-day]');
    if (greeting) greeting.textContent = JSON.parse(greeting.dataset.greetings)[now.getHours()];
    if (day) day.textContent = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  }
  greet();
  document.addEventListener('regions-swapped', greet);
})();
