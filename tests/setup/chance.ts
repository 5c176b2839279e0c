import fc from 'fast-check';

// The same examples in every run: a failure is of the change that it comes with.
// Others are tried with `FAST_CHECK_SEED=<number> npm test`.
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_120) });
