import { useId, useState, type ReactNode } from 'react';
import { TabList, TabPanel } from '../shared/Tabs.tsx';

export type SignInTab = { value: string; label: string; content: ReactNode };

/** One tab for each way to sign in that has a form; without tabs where there is only one. */
export function SignInTabs({ tabs }: { tabs: SignInTab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.value ?? '');
  if (tabs.length < 2) return tabs[0]?.content;
  return (
    <div>
      <TabList
        id={id}
        label="How to sign in"
        tabs={tabs}
        chosen={chosen}
        onChoose={setChosen}
        className="mb-5 grid auto-cols-fr grid-flow-col border-b border-line"
        tabClassName="min-h-11 border-b-3 border-transparent px-3 font-semibold text-muted aria-selected:border-accent aria-selected:text-ink"
      />
      {tabs.map(({ value, content }) => (
        <TabPanel key={value} id={id} value={value} chosen={chosen}>
          {content}
        </TabPanel>
      ))}
    </div>
  );
}
