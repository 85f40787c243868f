const truths: Record<string, boolean> = { adult: true, minor: false };

/** What the form says, in the shape of `introduceMyself`; whatever was left out stays out, so that the contract names it. */
export function readIntroduction(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  const userType = data.get('userType') ?? undefined;
  return {
    fullName: data.get('fullName') ?? '',
    userType,
    sports: data.getAll('sports').map(Number),
    city: data.get('city') ?? '',
    // An organisation plays with whom it likes.
    gender: userType === 'organisation' ? 'mixed' : (data.get('gender') ?? undefined),
    isAdult: truths[String(data.get('age'))],
  };
}
