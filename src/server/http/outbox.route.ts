import type { FastifyInstance } from 'fastify';
import { escapedHtml as escaped } from '../mail/mail.layout.ts';
import { readOutbox, type SentMail } from '../mail/outbox.mailer.ts';

const SHOWN = 50;

/** `/_outbox`, in development: the mail that a server without SMTP has kept, newest first. */
export function addOutboxRoute(app: FastifyInstance, folder: string): void {
  app.get('/_outbox', async (_request, reply) => {
    const mails = await readOutbox(folder, SHOWN);
    return reply.header('content-type', 'text/html; charset=utf-8').send(page(mails));
  });
}

const page = (mails: readonly SentMail[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox · Lectern</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;font:inherit}article{border-block-start:1px solid;padding-block:1rem}h2{font-size:1rem;margin:0}iframe{inline-size:100%;block-size:26rem;border:1px solid}</style>
<h1>Outbox</h1>${mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(article).join('')}`;

const article = ({ to, subject, text, html, sentAt }: SentMail): string =>
  `<article><h2>${escaped(subject)}</h2><p>${escaped(to)}, <time>${escaped(sentAt)}</time></p><pre>${escaped(text)}</pre>${html === undefined ? '' : `<iframe sandbox title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>`}</article>`;
