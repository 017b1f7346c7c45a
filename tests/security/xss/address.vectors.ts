import type { Compose } from './vector.ts';

/** Addresses that run code, in spellings that browsers read alike. */
const ADDRESSES: readonly Compose[] = [
  (code) => `javascript:${code}`,
  (code) => `JaVaScRiPt:${code}`,
  (code) => ` javascript:${code}`,
  (code) => `java&#9;script:${code}`,
  (code) => `java&#x0a;script:${code}`,
  (code) => `java&Tab;script&colon;${code}`,
  (code) => `&#106;avascript:${code}`,
  (code) => `&#x6A&#x61&#x76&#x61script:${code}`,
  (code) => `&#1;javascript:${code}`,
  (code) => `\u0001javascript:${code}`,
  (code) => `java\tscript:${code}`,
  (code) => `javascript&#58;${code}`,
  (code) => `javascript%3A${code}`,
  (code) => `javascript://example.org/%0a${code}`,
  (code) => `javascript:/*https://example.org/*/${code}`,
  (code) => `vbscript:${code}`,
  (code) => `data:text/html,<script>${code}</script>`,
  (code) => `data:text/html;base64,${Buffer.from(`<script>${code}</script>`).toString('base64')}`,
  (code) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${code}'/>`,
  (code) => `view-source:javascript:${code}`,
  (code) => `feed:javascript:${code}`,
  (code) => `jar:javascript:${code}!/`,
  (code) => `blob:javascript:${code}`,
  (code) => `filesystem:javascript:${code}`,
];

/** Where an address can be: in Markdown, in TeX, and in HTML. */
const CONTAINERS: readonly ((address: string) => string)[] = [
  (address) => `[press](${address})`,
  (address) => `[press](<${address}>)`,
  (address) => `<${address}>`,
  (address) => `![image](${address})`,
  (address) => `[press][here]\n\n[here]: ${address}`,
  (address) => `$\\href{${address}}{x}$`,
  (address) => `$\\url{${address}}$`,
  (address) => `$\\includegraphics{${address}}$`,
  (address) => `<a href="${address}">press</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>press</button></form>`,
  (address) => `<button form=f formaction="${address}">press</button>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<math><mtext href="${address}">press</mtext></math>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>press</text></a></svg>`,
  (address) => `<svg><use href="${address}#x"/></svg>`,
  (address) => `<svg><a id=a><animate xlink:href=#a attributeName=href values="${address}"/></a></svg>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<area href="${address}"><table background="${address}">`,
];

/** All combinations would be redundant: every container gets a third of the addresses. */
const RUNNING: readonly Compose[] = CONTAINERS.flatMap((contain, container) =>
  ADDRESSES.filter((_, address) => address === 0 || (address + container) % 3 === 0).map(
    (address): Compose =>
      (code) =>
        contain(address(code)),
  ),
);

/** What would tell another server who reads the text, and when. */
const SERVER_ROUTES = 'https://elsewhere.example/x.png';
const LOADING: readonly string[] = [
  `![](${SERVER_ROUTES})`,
  '![](//elsewhere.example/x.png)',
  '![](\\\\elsewhere.example\\x.png)',
  `![](<${SERVER_ROUTES}>)`,
  `![image][e]\n\n[e]: ${SERVER_ROUTES}`,
  `![](figure:../../..//elsewhere.example/x.png)`,
  `<img src=${SERVER_ROUTES}>`,
  `<img srcset="${SERVER_ROUTES} 1x">`,
  `<picture><source srcset=${SERVER_ROUTES}><img></picture>`,
  `<video poster=${SERVER_ROUTES}></video>`,
  `<audio src=${SERVER_ROUTES} autoplay></audio>`,
  `<input type=image src=${SERVER_ROUTES}>`,
  `<link rel=stylesheet href=${SERVER_ROUTES}>`,
  `<link rel=prefetch href=${SERVER_ROUTES}>`,
  `<link rel=preconnect href=${SERVER_ROUTES}>`,
  `<style>@import url(${SERVER_ROUTES});</style>`,
  `<style>*{background:url(${SERVER_ROUTES})}</style>`,
  `<p style="background:url(${SERVER_ROUTES})">x</p>`,
  `<p style="background:u&#114;l(${SERVER_ROUTES})">x</p>`,
  `<svg><image href=${SERVER_ROUTES} /></svg>`,
  `<svg><use href=${SERVER_ROUTES}#x /></svg>`,
  `<svg><filter><feImage href=${SERVER_ROUTES} /></filter></svg>`,
  `<iframe src=${SERVER_ROUTES}></iframe>`,
  `<object data=${SERVER_ROUTES}></object>`,
  `<body background=${SERVER_ROUTES}>`,
  `<meta http-equiv=refresh content="0;url=${SERVER_ROUTES}">`,
  `<script src=${SERVER_ROUTES}></script>`,
  `$\\includegraphics{${SERVER_ROUTES}}$`,
  `$\\htmlStyle{background:url(${SERVER_ROUTES})}{x}$`,
  `$\\color{red;background:url(${SERVER_ROUTES})}x$`,
];

export const ADDRESS_VECTORS: readonly Compose[] = [
  ...RUNNING,
  ...LOADING.map(
    (text): Compose =>
      () =>
        text,
  ),
];
