'use client';

import { useMemo, useRef, useState } from 'react';
import { TextWithIsolatedNames } from '@/components/forms/text-with-isolated-names';
import {
  useResilientAction,
  useResultPresentation,
  withNetworkErrorResult,
} from '@/components/forms/use-resilient-action';
import type { MapOptions } from '@/components/map/leaflet-base-map';
import { ResultAlert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlProps, Field, FieldHintAndError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { actionNameField } from '@/lib/forms/hidden-fields';
import type { locateStore, saveStore } from '@/lib/stores/store-actions';
import type { StoreFormFieldName } from '@/lib/stores/store-conflict';
import type { StoreFieldName, StoreFormValues as Values } from '@/lib/stores/store-field-names';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { MapPositionPicker } from './map-position-picker';

type Line = { name: StoreFieldName; label: string; hint?: string; rows?: number };
type Option = { value: string; label: string };
type Props = {
  action: typeof saveStore;
  locate: typeof locateStore;
  locale: string;
  id: string;
  version: string;
  application: string;
  values: Values;
  /** What is wrong with a stored store, so that the site does not show it; empty when nothing is. */
  wrong: Partial<Record<StoreFieldName, string>>;
  visible: boolean;
  /** What the map follows, and what belongs to the hours. */
  lines: Line[];
  hours: { legend: string; hint: string; lines: Line[] };
  kinds: Option[];
  products: { legend: string; options: Option[] };
  map: MapOptions;
  labels: Record<'kind' | 'visible' | 'save' | 'saving' | 'pick' | 'locate' | 'offline' | 'map', string>;
};

/** All of a shop in one form. What was typed stays when something is wrong. */
export function StoreForm(props: Props) {
  const { action, locate, locale, id, version, application, lines, hours, kinds, products, map, labels } = props;
  const [result, submit, pending] = useResilientAction(action);
  const failure = result && !result.ok ? result : null;
  const values: Partial<Record<StoreFormFieldName, string>> = failure?.values ?? props.values;
  // Null: that of the store, or of the failed save.
  const [position, setPosition] = useState<[string, string] | null>(null);
  const [located, setLocated] = useState('');
  const [presentedResult, setPresentedResult] = useState(result);
  if (result !== presentedResult) {
    setPresentedResult(result);
    // React resets the other controls, and the next shop must not get the position of this one.
    setPosition(null);
    if (result?.ok) setLocated('');
  }
  const [locating, setLocating] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The first wrong field takes the focus, not the message above all of them, which says only that there is one.
  // Products are not one control.
  const isAtField =
    failure?.error === 'storesAdmin.correct' && Object.keys(failure.fields ?? {}).some((name) => name !== 'products');
  const outcome = useMemo(
    () => (failure && isAtField ? { ...failure, message: '' } : result),
    [failure, isAtField, result],
  );
  const [message, noticeHost] = useResultPresentation(outcome, true, form);
  const [latitude, longitude] = position ?? [values.latitude ?? '', values.longitude ?? ''];
  // React makes the value of a controlled field its default, so the browser would not report it as changed.
  const isMoved = latitude !== props.values.latitude || longitude !== props.values.longitude;
  const seen = values.seen ?? JSON.stringify({ ...props.values, visible: props.visible ? 'on' : '' });
  const chosen = (values.products ?? '').split(' ');
  const visible = failure?.values ? values.visible === 'on' : props.visible;
  const error = (name: StoreFieldName | 'visible') => {
    const text = result ? failure?.fields?.[name] : name === 'visible' ? undefined : props.wrong[name];
    return text && <TextWithIsolatedNames>{text}</TextWithIsolatedNames>;
  };
  async function geocode(data: FormData) {
    setLocating(true);
    const found = await withNetworkErrorResult((_previous, sent) => locate(sent), labels.offline)(null, data);
    setLocating(false);
    setLocated(found.message ?? '');
    if (found.ok && found.position) setPosition(found.position);
  }
  const line = ({ name, label, hint, rows }: Line) => (
    <Field key={name} id={name} label={label} hint={hint} error={error(name)}>
      {(control) =>
        rows ? (
          <Textarea
            {...control}
            name={name}
            rows={rows}
            lang={languageOfScript(values[name] ?? '')}
            defaultValue={values[name]}
          />
        ) : name === 'latitude' || name === 'longitude' ? (
          <Input
            {...control}
            name={name}
            inputMode="decimal"
            value={name === 'latitude' ? latitude : longitude}
            onChange={({ target }) =>
              setPosition(name === 'latitude' ? [target.value, longitude] : [latitude, target.value])
            }
          />
        ) : (
          <Input
            {...control}
            name={name}
            maxLength={300}
            lang={languageOfScript(values[name] ?? '')}
            defaultValue={values[name]}
          />
        )
      }
    </Field>
  );
  return (
    <form
      ref={form}
      action={submit}
      // What is entered while it is saved would be lost: its result fills the form anew.
      inert={pending}
      noValidate
      data-unsaved={failure || isMoved ? '' : undefined}
      className="grid max-w-3xl gap-6 sm:grid-cols-2"
    >
      <input type="hidden" name={actionNameField} value="saveStore" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      {/* No `type=hidden`: a page that renews itself keeps the version and the values on which the input is based. */}
      <input
        key={`version ${values.version ?? version}`}
        hidden
        name="version"
        defaultValue={values.version ?? version}
      />
      <input key={`seen ${seen}`} hidden name="seen" defaultValue={seen} />
      <input type="hidden" name="application" value={application} />
      {result && (
        <div ref={isAtField ? undefined : message} tabIndex={-1} className="outline-offset-4 sm:col-span-2">
          <ResultAlert ok={result.ok}>
            <p>{result.message}</p>
          </ResultAlert>
        </div>
      )}
      {noticeHost}
      <Field id="kind" label={labels.kind} error={error('kind')}>
        {(control) => (
          // The key draws it anew: React keeps what a control shows when only its default changes.
          <Select {...control} key={values.kind} name="kind" defaultValue={values.kind}>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {lines.map(line)}
      <div className="sm:col-span-2">
        <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <Button
            variant="outline"
            size="sm"
            className="noscript:hidden"
            disabled={locating}
            onClick={() => form.current && geocode(new FormData(form.current))}
          >
            {labels.locate}
          </Button>
          <p className="text-muted">{labels.pick}</p>
          <p role="status" className="w-full font-bold empty:hidden">
            {located}
          </p>
        </div>
        <MapPositionPicker
          source={map}
          label={labels.map}
          at={[latitude, longitude]}
          onPick={(lat, lon) => setPosition([lat, lon])}
        />
      </div>
      <fieldset className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-2 font-bold">{hours.legend}</legend>
        <p className="text-muted text-sm sm:col-span-2">{hours.hint}</p>
        {hours.lines.map(line)}
      </fieldset>
      <fieldset
        className="grid gap-x-6 sm:col-span-2 sm:grid-cols-3"
        aria-describedby={error('products') && 'products-error'}
      >
        <legend className="mb-2 font-bold">{products.legend}</legend>
        {products.options.map(({ value, label }) => (
          <label key={value} className="flex min-h-9 items-center gap-3 font-normal">
            <input type="checkbox" name="products" value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
        {error('products') && (
          <p id="products-error" className="font-bold text-danger text-sm">
            {error('products')}
          </p>
        )}
      </fieldset>
      <div className="sm:col-span-2">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            {...controlProps({ id: 'visible', error: error('visible') })}
            name="visible"
            defaultChecked={visible}
          />
          {labels.visible}
        </label>
        <FieldHintAndError id="visible" error={error('visible')} />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" disabled={pending}>
          {pending ? labels.saving : labels.save}
        </Button>
      </div>
    </form>
  );
}
