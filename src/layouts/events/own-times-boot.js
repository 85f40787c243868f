/* Makes room for moments in the reader's own time zone, which the browser writes when it hydrates them. It runs before the first paint. */
!(function () {
  const formats = {};
  function shown(at, timeZone) {
    formats[timeZone] ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
    return formats[timeZone].format(new Date(at));
  }
  for (const { dataset } of document.querySelectorAll('[data-own-time]')) {
    if (shown(dataset.ownTime) !== shown(dataset.ownTime, dataset.zone)) dataset.differs = '';
  }
})();
