import { resendMail } from '#functions/leads/delivery/resend-mail.ts';
import { startServer } from '#functions/platform/node.ts';

/** A server in its own process, which may be killed. Reports its port to the parent process. */
const {
  LEADS_DIST: distDir = '',
  LEADS_DATA: dataDir = '',
  LEADS_PORT: port = '0',
  LEADS_SECRET: secret,
} = process.env;
const isHurried = process.env['LEADS_HURRIED'] === 'true';

const server = await startServer({
  distDir,
  port: Number(port),
  host: '127.0.0.1',
  database: { url: `file:${dataDir}/platform.db` },
  leadsDir: `${dataDir}/leads`,
  mail: resendMail({ url: 'http://127.0.0.1:9', key: 'none', from: 'none@mail.example' }),
  // The bench's receiver is on this machine.
  privateHosts: ['127.0.0.1'],
  secret: () => secret,
  // Short leases, so that the deliveries of a killed process are retried soon.
  ...(isHurried && { deliveryTimes: { lease: 2000, timeout: 1000, firstWait: 100 } }),
  log: (line) => process.send?.({ error: line }),
});
process.send?.({ port: server.port });
process.once('message', () => void server.close().then(() => process.exit(0)));
