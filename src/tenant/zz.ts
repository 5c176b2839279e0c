import fc from 'fast-check';
import { parseSettingsFile } from './settings-file.ts';
import { formatProblem } from './problem.ts';
const file = JSON.stringify({ name: 'A b', list: [1, -2.5e3, { on: true }], none: null }, null, 2);
const piece = fc.constantFrom(...'{}[],:"\'\\/*#-+.0 \n\t\u00a0', 'true', 'nul', '01', '//', '\\u12','');
const edit = fc.record({ at: fc.nat(file.length), gone: fc.nat(4), piece });
const seen = new Map<string,string>();let ok=0,n=0;
for (const e of fc.sample(edit, {numRuns:40000,seed:3})) { const t=file.slice(0,e.at)+e.piece+file.slice(e.at+e.gone); n++; const ps=parseSettingsFile('f',t).problems; if(!ps.length) ok++; for(const p of ps){const k=p.message.replace(/".*"|\d+/g,'·').slice(0,60); if(!seen.has(k)) seen.set(k,formatProblem(p)+'   <<'+JSON.stringify(t.slice(Math.max(0,e.at-15),e.at+15)));}}
console.log(ok,n); for(const s of seen.values()) console.log(s);
