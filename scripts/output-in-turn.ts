import type { Readable } from 'node:stream';

export type Turn = {
  write(text: string): void;
  /** Shows what a program writes. */
  follow(stream: Readable): void;
  end(): void;
};

/**
 * Shows the output of programs that run at the same time one after another: the first one's as it is written, every other's once all
 * before it have ended.
 */
export function takeTurns(write: (text: string) => void): () => Turn {
  const turns: { text: string; isOver: boolean }[] = [];
  const show = () => {
    for (const turn of turns) {
      write(turn.text);
      turn.text = '';
      if (!turn.isOver) return;
    }
  };
  return () => {
    const turn = { text: '', isOver: false };
    turns.push(turn);
    const add = (text: string) => {
      turn.text += text;
      show();
    };
    return {
      write: add,
      follow(stream) {
        stream.setEncoding('utf8').on('data', add);
      },
      end() {
        turn.isOver = true;
        show();
      },
    };
  };
}
