import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that stores what it receives. */
export async function startMailServer(port = 0): Promise<{
  port: number;
  mails: string[];
  greetings: () => number;
  stop(): Promise<void>;
}> {
  const mails: string[] = [];
  let greetings = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      greetings++;
      done();
    },
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.server.address() as { port: number };
  return {
    port: chosen,
    mails,
    greetings: () => greetings,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
