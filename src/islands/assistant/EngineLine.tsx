import { engines, type Engine } from '../../contract/assistant/words.ts';

const reasons: Record<string, string> = {
  silent: 'The hosted model said nothing for too long.',
  failed: 'The hosted model could not be reached.',
  breach: "The hosted model's answer broke one of our checks.",
};

/** Names the engine that wrote the answer, and why the other one did not. */
export function EngineLine({ engine, instead }: { engine: Engine; instead?: string | null }) {
  return (
    <p className="text-sm text-muted">
      {engines[engine]}. {instead && reasons[instead]} It is software: no doctor has looked at this.
    </p>
  );
}
