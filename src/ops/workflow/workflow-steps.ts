/** A GitHub Actions expression, evaluated when the job runs. */
export const expression = (text: string) => `\${{ ${text} }}`;

/** Also true if the build of one dealer failed: the others are still to be kept. */
export const built = expression("!cancelled() && steps.build.outcome != 'skipped'");

/** Adds secrets to a step, each only in the groups of sites that name it. */
export function withSecrets<Step extends object>(step: Step, names: readonly string[]) {
  const given = names.map((name) => [
    name,
    expression(`contains(matrix.secrets, '${name}') && secrets.${name} || ''`),
  ]);
  return names.length === 0 ? step : { ...step, env: Object.fromEntries(given) };
}

/**
 * Shell script that prints the groups to build, one per line in `groups`. The requested names are untrusted
 * input and only compared. A requested dealer brings its whole group: see `concurrency` of the job.
 */
export function chooseScript(groups: readonly string[]): string {
  return `cat > groups.json <<'END'
[
${groups.join(',\n')}
]
END
jq -c 'map(select(env.TENANT == "" or any(.sites[]; .slug == env.TENANT)))' groups.json > chosen.json
if [ "$(cat chosen.json)" = '[]' ]; then
  echo 'No dealer has the name that was asked for. Is this workflow older than the dealer? Run "npm run workflow".'
  exit 1
fi
echo "groups=$(cat chosen.json)" >> "$GITHUB_OUTPUT"
`;
}

/** If one dealer fails, the others are still published and its live site stays. */
export const buildStep = {
  name: 'Build',
  id: 'build',
  run: `status=0
tenants=$(jq -nr 'env.SITES | fromjson[] | "--tenant \\(.slug)"')
npm run --silent build -- --fetch --json $tenants > "$RUNNER_TEMP/built.json" || status=$?
jq -r '.[] | "\\(.slug): " + (if .ok then "\\(.rendered) files made anew." else .problems | join("\\n") end)' "$RUNNER_TEMP/built.json"
jq -r '.[] | select(.ok) | .slug as $slug | (.held + .unusable)[] | "::warning title=\\($slug) shows its last good stock::\\(gsub("[\\r\\n]+"; " "))"' "$RUNNER_TEMP/built.json"
jq -r '.[] | select(.ok and .unfetched) | "::warning title=\\(.slug) was built from the feed that was fetched before::\\(.unfetched | gsub("[\\r\\n]+"; " "))"' "$RUNNER_TEMP/built.json"
{
  echo 'kept<<END'
  jq -r '(env.SITES | fromjson | map(select(.to == null).slug)) as $kept | .[] | select(.ok and IN(.slug; $kept[])) | "dist/\\(.slug)"' "$RUNNER_TEMP/built.json"
  echo END
} >> "$GITHUB_OUTPUT"
exit $status
`,
};

/** Publishes only what this run has built: a folder from an older run may be older than the live site. */
export const publishStep = {
  name: 'Publish',
  if: built,
  run: `status=0
while read -r slug to indexed; do
  if [ "$indexed" = true ] && ! npm run search:index -- --tenant "$slug" < /dev/null; then status=1; continue; fi
  npm run publish -- --tenant "$slug" --to "$to" < /dev/null || status=1
done < <(jq -r 'map(select(.ok).slug) as $built | env.SITES | fromjson[] | select(.to != null and IN(.slug; $built[])) | "\\(.slug) \\(.to) \\(.indexed)"' "$RUNNER_TEMP/built.json")
exit $status
`,
};

/** Keeps unpublished sites as artifacts of the run. */
export const artifactStep = {
  if: expression("!cancelled() && steps.build.outputs.kept != ''"),
  uses: 'actions/upload-artifact@v7',
  with: {
    name: `sites-${expression('matrix.group')}`,
    path: expression('steps.build.outputs.kept'),
    'retention-days': 7,
    overwrite: true,
  },
};
