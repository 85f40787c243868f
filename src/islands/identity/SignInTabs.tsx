import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type SignInTab = { value: string; label: string; content: ReactNode };

/** One tab for each way to sign in that has a form; without tabs where there is only one. */
export function SignInTabs({ tabs }: { tabs: SignInTab[] }) {
  if (tabs.length < 2) return tabs[0]?.content;
  return (
    <Tabs.Root defaultValue={tabs[0]?.value}>
      <Tabs.List aria-label="How to sign in" className="mb-5 grid auto-cols-fr grid-flow-col border-b border-line">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className="min-h-11 border-b-3 border-transparent px-3 font-semibold text-muted data-[active]:border-accent data-[active]:text-ink"
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
