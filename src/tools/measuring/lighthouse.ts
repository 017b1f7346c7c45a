/// <reference path="./modules.d.ts" />
export { type Config, default, type Flags } from 'lighthouse';
