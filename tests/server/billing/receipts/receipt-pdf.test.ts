import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { type PricedLine, quoteOf } from '#domain/billing/quote.rule.ts';
import { receiptPdf } from '#server/billing/receipts/receipt.pdf.ts';
import { pdfTexts } from '../../../support/pdf-texts.ts';

const SELLER = ['Lectern Ltd', '1 High Street', 'VAT 123'];
const DAY = new Date('2027-05-14T08:00:00Z');

const subjects = (count: number): PricedLine[] =>
  Array.from({ length: count }, (_, at) => ({
    planId: 'pro',
    subjectId: `subject-${at}`,
    subjectTitle: `Subject ${at + 1}`,
    amount: 500,
  }));

async function receiptOf({ buyerName = 'Ada Brook', lines = 1, zone = 'UTC', paidAt = DAY }) {
  const quote = quoteOf({
    ...{ currency: 'EUR', period: 'month', lines: subjects(lines), seats: 1, coupon: null, taxIncluded: true },
    rate: { country: 'DE', basisPoints: 1_900 },
  });
  const { net, tax, gross } = quote.first;
  const pdf = await receiptPdf(
    {
      ...{ number: 1_042, paidAt, kind: 'purchase', country: 'DE', currency: 'EUR', language: 'en', quote },
      ...{ buyerName, buyerEmail: 'ada@example.org', net, tax, amount: gross, periodEndsAt: DAY, isTest: false, zone },
    },
    SELLER,
  );
  return PDFDocument.load(pdf);
}

test('a receipt has one numbered page', async () => {
  const document = await receiptOf({});
  expect(document.getPageCount()).toBe(1);
  const texts = pdfTexts(document, 0).map(({ text }) => text);
  expect(texts).toContain('Receipt no. 1042');
  expect(texts).toContain('Page 1 of 1');
});

test('its days are those of the installation: half past eleven in the evening in London is the next day in Berlin', async () => {
  const paidAt = new Date('2027-01-31T23:30:00Z');
  const dayIn = async (zone: string) => pdfTexts(await receiptOf({ zone, paidAt }), 0).map(({ text }) => text);
  expect(await dayIn('Europe/London')).toContain('31 January 2027');
  expect(await dayIn('Europe/Berlin')).toContain('1 February 2027');
});

test('a long name is continued on further lines and ends within the page', async () => {
  const buyerName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).trim();
  const texts = pdfTexts(await receiptOf({ buyerName }), 0);
  const shown = texts.filter(({ text }) => text.includes('Wolfeschlegel'));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.map(({ text }) => text).join(' ')).toContain(buyerName);
  // Helvetica is about half as wide as it is high.
  for (const { x, text } of shown) expect(x + text.length * 5).toBeLessThan(595);
});

test('a receipt with many subjects continues on a second page, with its number on both', async () => {
  const document = await receiptOf({ lines: 40 });
  expect(document.getPageCount()).toBe(2);
  expect(pdfTexts(document, 0).map(({ text }) => text)).toContain('Page 1 of 2');
  const last = pdfTexts(document, 1).map(({ text }) => text);
  expect(last).toContain('Total');
  expect(last).toContain('Receipt no. 1042');
  expect(last).toContain('Page 2 of 2');
});
