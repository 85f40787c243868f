const truths: Record<string, boolean> = { adult: true, minor: false };

/** The form's values in the shape of `introduceMyself`. Empty fields are left out, so that the contract reports them as missing. */
export function readIntroduction(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  const userType = data.get('userType') ?? undefined;
  return {
    fullName: data.get('fullName') ?? '',
    userType,
    sports: data.getAll('sports').map(Number),
    city: data.get('city') ?? '',
    // The contract requires a gender; for an organisation it is 'mixed'.
    gender: userType === 'organisation' ? 'mixed' : (data.get('gender') ?? undefined),
    isAdult: truths[String(data.get('age'))],
  };
}
