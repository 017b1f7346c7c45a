import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly to: string;
  readonly text: string;
  /** The header as it arrived, without the empty line that ends it. */
  readonly head: string;
  readonly isGreeting: boolean;
};

/**
 * A real SMTP server on loopback that stores what it receives. `next` waits for the next requested email to an address:
 * the welcome email to a new account is skipped.
 */
export async function startSmtpServer() {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const isGreeting = /^Subject: (Welcome to|Willkommen bei) Lectern/m.test(text);
        for (const { address } of session.envelope.rcptTo)
          received.push({ to: address, text: bodyOf(text), head: headOf(text), isGreeting });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as readonly ReceivedMail[],
    async next(to: string): Promise<ReceivedMail> {
      const deadline = Date.now() + 5_000;
      while (Date.now() < deadline) {
        const mail = received.find(
          (candidate) => candidate.to === to && !candidate.isGreeting && !taken.has(candidate),
        );
        if (mail) {
          taken.add(mail);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`no mail to ${to} came`);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const headOf = (message: string): string => message.slice(0, message.indexOf('\r\n\r\n'));
const bodyOf = (message: string): string => message.slice(message.indexOf('\r\n\r\n') + 4);
