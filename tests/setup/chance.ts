import fc from 'fast-check';

// The same random examples in every run, so that a failure is caused by a change. Others are tried with
// `FAST_CHECK_SEED=<number> npm test`.
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_120) });
