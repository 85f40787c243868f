/** An answer that a test gives when it wants to, so that it sees what is shown while it waits. */
export function laterAnswer<T>() {
  let give: (answer: T) => void = () => {};
  const waiting = new Promise<T>((resolve) => (give = resolve));
  return { waiting: () => waiting, give: (answer: T) => give(answer) };
}
