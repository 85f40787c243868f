import type { ReactNode } from 'react';

type Props = { title: string; text: string; role?: 'alert'; children?: ReactNode };

/** One message in the middle of a page, for a popup of 500 by 600 px. */
export function CallBackScreen({ title, text, role, children }: Props) {
  return (
    <section className="card w-full max-w-lg p-6 text-ink sm:p-8" {...(role && { role })}>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
