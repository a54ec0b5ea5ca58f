import { proteins } from '@/lib/content/ingredient-groups-and-allergens';
import { productFinderControlId } from './product-finder-css';

type Option = { value: string; label: string };
type Props = { group: string; legend: string; options: Option[]; any?: string };

/** Shows one filter of the finder as chips: a single choice with the option `any`, or a multiple choice without it. */
export function ProductFinderFilterField({ group, legend, options, any }: Props) {
  const type = any === undefined ? 'checkbox' : 'radio';
  const all = any === undefined ? options : [{ value: '', label: any }, ...options];
  const painted = (value: string) => (proteins as readonly string[]).includes(value);
  return (
    <fieldset>
      <legend className="mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map(({ value, label }) => (
          <label
            key={value}
            data-protein={painted(value) ? value : undefined}
            className={`${chip} ${painted(value) && type === 'radio' ? 'has-checked:bg-field has-checked:text-field-foreground' : 'has-checked:bg-inverse has-checked:text-inverse-foreground'} ${type === 'checkbox' ? 'has-checked:line-through has-checked:decoration-2' : ''}`}
          >
            <input
              type={type}
              name={group}
              value={value}
              id={productFinderControlId(group, value)}
              defaultChecked={value === '' && type === 'radio'}
              className="absolute inset-0 size-full! cursor-pointer opacity-0 forced-colors:static forced-colors:size-5! forced-colors:opacity-100"
            />
            {painted(value) && <span aria-hidden="true" className="size-3 shrink-0 bg-tone" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const chip =
  'relative inline-flex min-h-10 items-center gap-2 rounded-sm border border-control-border bg-control px-3 py-1 font-normal text-control-foreground leading-tight transition-colors hover:border-control-foreground has-checked:border-transparent has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2';
