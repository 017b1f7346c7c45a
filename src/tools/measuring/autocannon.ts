/// <reference path="./modules.d.ts" />
export { default } from 'autocannon';
