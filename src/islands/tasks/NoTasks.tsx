import type { TaskList } from '../../contract/tasks.ts';

type Props = { list: TaskList; mayEdit: boolean; teamId: string; isAtEvent: boolean };

function textOf(list: TaskList, mayEdit: boolean): string {
  if (list === 'mine') return 'You have taken nothing on.';
  if (list === 'done') return 'Nothing is done yet.';
  if (list === 'open') return `Nobody else is needed just now.${mayEdit ? ' What does the team forget every time? Add that.' : ''}`;
  return mayEdit
    ? 'Nobody has to bring anything. What does the team forget every time? Add that.'
    : 'Nobody has to bring anything just now.';
}

/** An empty list of tasks, and one suggestion. */
export function NoTasks({ list, mayEdit, teamId, isAtEvent }: Props) {
  if (isAtEvent) return <p className="mt-2 text-muted">Nobody has to bring anything.</p>;
  return (
    <div className="mt-6 border-y border-line py-8">
      <p className="text-lg text-muted">{textOf(list, mayEdit)}</p>
      {list === 'open' && (
        <p className="mt-3">
          <a className="link font-semibold" href={`/team-member/${teamId}?view=tasks&list=all`}>
            See what is taken
          </a>
        </p>
      )}
      {list === 'mine' && (
        <p className="mt-3">
          <a className="link font-semibold" href={`/team-member/${teamId}?view=tasks&list=open`}>
            See where help is wanted
          </a>
        </p>
      )}
    </div>
  );
}
