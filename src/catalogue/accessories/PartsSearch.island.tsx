/**
 * An island because the list is filtered while typing. It hydrates at the first touch, or at once if the address has
 * a filter. Without JavaScript all accessories are listed.
 */
import './parts-search.css';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import { fill } from '../../values/fill.ts';
import { PARTS_SEARCH_PATH } from '../model-path.ts';
import { AccessoryList, type AccessoryTexts } from './AccessoryList.tsx';
import type { AccessoryGroup } from './accessory-groups.ts';
import { type AskedAccessories, isAskedFor } from './accessory-search.ts';

interface Props {
  groups: readonly AccessoryGroup[];
  models: readonly { readonly slug: string; readonly name: string }[];
  texts: AccessoryTexts & {
    readonly model: string;
    readonly anyModel: string;
    readonly query: string;
    readonly queryPlaceholder: string;
    readonly countOne: string;
    readonly countMany: string;
    readonly none: string;
  };
}

export function PartsSearch({ groups, models, texts }: Props) {
  const { asked, isRead, ask } = useAddressQuery(['model', 'query']);
  const found = groups
    .map((group) => ({ ...group, accessories: group.accessories.filter((one) => isAskedFor(one, asked)) }))
    .filter(({ accessories }) => accessories.length > 0);
  const count = found.reduce((sum, { accessories }) => sum + accessories.length, 0);
  return (
    <>
      <Fields
        models={models}
        texts={texts}
        asked={asked}
        onAsk={(change) => ask({ ...asked, ...change }, 'replace')}
      />
      <p className="muted figures count" role="status" data-as-built={!isRead || undefined}>
        {fill(count === 1 ? texts.countOne : texts.countMany, { count: count.toLocaleString('en-AU') })}
      </p>
      {count === 0 && <p>{texts.none}</p>}
      {found.map(({ name, accessories }) => (
        <section key={name} data-as-built={!isRead || undefined}>
          <h2>{name}</h2>
          <AccessoryList accessories={accessories} level="h3" texts={texts} />
        </section>
      ))}
    </>
  );
}

interface FieldsProps extends Pick<Props, 'models' | 'texts'> {
  asked: AskedAccessories;
  onAsk: (change: AskedAccessories) => void;
}

function Fields({ models, texts, asked, onAsk }: FieldsProps) {
  const model = useEarlyInput<HTMLSelectElement>(({ value }) => onAsk({ model: value }));
  const query = useEarlyInput(({ value }) => onAsk({ query: value }));
  return (
    <search>
      <form action={PARTS_SEARCH_PATH} method="get" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{texts.model}</span>
          <select
            ref={model}
            name="model"
            value={asked.model ?? ''}
            onChange={({ currentTarget }) => onAsk({ model: currentTarget.value })}
          >
            <option value="">{texts.anyModel}</option>
            {models.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{texts.query}</span>
          <input
            ref={query}
            type="search"
            name="query"
            placeholder={texts.queryPlaceholder}
            maxLength={100}
            autoComplete="off"
            value={asked.query ?? ''}
            onChange={({ currentTarget }) => onAsk({ query: currentTarget.value })}
          />
        </label>
      </form>
    </search>
  );
}
