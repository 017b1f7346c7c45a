import type { FastifyInstance } from 'fastify';
import { escapedHtml as escaped } from './mail.layout.ts';
import { mailPreviews } from './mail.previews.ts';
import type { Mail } from './mail.ts';
import { readOutbox } from './outbox.mailer.ts';

const SHOWN = 50;

/**
 * In development: `/_outbox`, the saved emails of a server without SMTP, newest first; and `/_outbox/templates`, every
 * email of the product, in every language.
 */
export function addOutboxRoute(app: FastifyInstance, folder: string): void {
  app.get('/_outbox', async (_request, reply) => {
    const mails = await readOutbox(folder, SHOWN);
    const articles = mails.map((mail) => article(mail, `${mail.to}, ${mail.sentAt}`));
    return reply.header('content-type', 'text/html; charset=utf-8').send(page('Outbox', articles));
  });
  app.get('/_outbox/templates', async (_request, reply) => {
    const articles = (await mailPreviews()).map(({ name, language, mail }) => article(mail, `${name}, ${language}`));
    return reply.header('content-type', 'text/html; charset=utf-8').send(page('Email templates', articles));
  });
}

const page = (title: string, articles: readonly string[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Lectern</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;font:inherit}article{border-block-start:1px solid;padding-block:1rem}h2{font-size:1rem;margin:0}iframe{inline-size:100%;block-size:34rem;border:1px solid}</style>
<h1>${title}</h1>${articles.length === 0 ? '<p>No emails sent yet.</p>' : articles.join('')}`;

const article = ({ subject, text, html }: Mail, about: string): string =>
  `<article><h2>${escaped(subject)}</h2><p>${escaped(about)}</p><pre>${escaped(text)}</pre>${html === undefined ? '' : `<iframe sandbox title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>`}</article>`;
