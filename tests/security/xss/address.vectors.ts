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

/** Where an address can stand: in Markdown, in TeX, and in HTML. */
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

/** Each address in each container would say the same often: every container meets a third of the addresses. */
const RUNNING: readonly Compose[] = CONTAINERS.flatMap((contain, container) =>
  ADDRESSES.filter((_, address) => address === 0 || (address + container) % 3 === 0).map(
    (address): Compose =>
      (code) =>
        contain(address(code)),
  ),
);

/** What would tell another server who reads, and when. */
const ELSEWHERE = 'https://elsewhere.example/x.png';
const LOADING: readonly string[] = [
  `![](${ELSEWHERE})`,
  '![](//elsewhere.example/x.png)',
  '![](\\\\elsewhere.example\\x.png)',
  `![](<${ELSEWHERE}>)`,
  `![image][e]\n\n[e]: ${ELSEWHERE}`,
  `![](figure:../../..//elsewhere.example/x.png)`,
  `<img src=${ELSEWHERE}>`,
  `<img srcset="${ELSEWHERE} 1x">`,
  `<picture><source srcset=${ELSEWHERE}><img></picture>`,
  `<video poster=${ELSEWHERE}></video>`,
  `<audio src=${ELSEWHERE} autoplay></audio>`,
  `<input type=image src=${ELSEWHERE}>`,
  `<link rel=stylesheet href=${ELSEWHERE}>`,
  `<link rel=prefetch href=${ELSEWHERE}>`,
  `<link rel=preconnect href=${ELSEWHERE}>`,
  `<style>@import url(${ELSEWHERE});</style>`,
  `<style>*{background:url(${ELSEWHERE})}</style>`,
  `<p style="background:url(${ELSEWHERE})">x</p>`,
  `<p style="background:u&#114;l(${ELSEWHERE})">x</p>`,
  `<svg><image href=${ELSEWHERE} /></svg>`,
  `<svg><use href=${ELSEWHERE}#x /></svg>`,
  `<svg><filter><feImage href=${ELSEWHERE} /></filter></svg>`,
  `<iframe src=${ELSEWHERE}></iframe>`,
  `<object data=${ELSEWHERE}></object>`,
  `<body background=${ELSEWHERE}>`,
  `<meta http-equiv=refresh content="0;url=${ELSEWHERE}">`,
  `<script src=${ELSEWHERE}></script>`,
  `$\\includegraphics{${ELSEWHERE}}$`,
  `$\\htmlStyle{background:url(${ELSEWHERE})}{x}$`,
  `$\\color{red;background:url(${ELSEWHERE})}x$`,
];

export const ADDRESS_VECTORS: readonly Compose[] = [
  ...RUNNING,
  ...LOADING.map(
    (text): Compose =>
      () =>
        text,
  ),
];
