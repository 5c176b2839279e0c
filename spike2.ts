import { writeSnapshot } from './src/stock/snapshot.build.ts';
import { aVehicle } from './src/vehicle/a-vehicle.ts';
import { loadTenant } from './src/tenant/load-tenant.build.ts';
import { formatProblem } from './src/tenant/problem.ts';
import { setBuildEnvironment } from './src/publish/build-environment.ts';
import * as bt from './src/publish/bt-spike.build.ts';
const bodies = ['hatch','sedan','suv','ute','wagon','van'] as const;
const cols=['white','silver','blue','red','black','grey','green','bronze'];
for (const slug of process.argv.slice(2)) {
  const l = loadTenant('tenants', slug);
  if (!l.ok) { console.log(l.problems.map(formatProblem).join('\n')); continue; }
  const n = 60;
  const vehicles = Array.from({length:n},(_, i)=> { const b=bodies[i%6]!; const c=cols[i%8]!; return aVehicle({ id:'s'+i, slug:'car-'+i, make:['Toyota','Mazda','Kia','Land Rover'][i%4]!, model:['Corolla','3','Sorento','Defender'][i%4]!, simpleBody:b, price: i%13===5?null:12990+i*777, images: i%17===3?[]:['front','side','rear','wheel'].map(v=>({url:`/stock-photos/${b}/${c}-${v}.avif`,thumbUrl:null})), photosCount: i%17===3?0:4, locationId: l.tenant.settings.locations.locations[i%Math.max(1,l.tenant.settings.locations.locations.length)]?.id ?? null, carType: (['new','demo','used'] as const)[i%3]!, createdAt: '2026-11-'+String(1+i%20).padStart(2,'0') }); });
  await writeSnapshot('.data', slug, {tenant:slug, importedAt:new Date().toISOString(), feed:{file:'x',sha256:'0'.repeat(64),rows:1}, vehicles} as never);
  const t=performance.now();
  const r = await bt.renderPages({slug, tenantsDir:process.cwd()+'/tenants', dataDir:process.cwd()+'/.data', reportsDir:'reports', outDir:process.cwd()+'/dist', feed:null, now:new Date().toISOString()}, l.tenant, n).catch(e=>console.log(e));
  console.log(slug, r, Math.round(performance.now()-t));
}
