/** Two texts, of which the style sheet shows the one for the chosen age, without scripts too. */
export function ByAge({ adult, minor }: { adult: string; minor: string }) {
  return (
    <>
      <span className="group-has-[[value=minor]:checked]/form:hidden">{adult}</span>
      <span className="hidden group-has-[[value=minor]:checked]/form:inline">{minor}</span>
    </>
  );
}

/** What holds for somebody who chooses 'under 18', shown then. */
export function WhatHoldsUnder18() {
  return (
    <section
      aria-labelledby="under-18"
      className="hidden max-w-[68ch] rounded-card border border-line bg-surface p-5 group-has-[[value=minor]:checked]/form:block"
    >
      <h2 id="under-18" className="text-lg">
        What holds under 18
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>Nobody finds you in search, and nobody else opens your profile.</li>
        <li>You find teams and ask to join them, or come by their link, code or invitation.</li>
        <li>Each team that you join asks for a guardian of yours, who answers and reads for you there and gets the mails about you.</li>
        <li>Until a guardian agrees, you see no e-mail addresses and numbers of others.</li>
      </ul>
    </section>
  );
}
