import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { proteins } from '@/lib/content/ingredient-groups-and-allergens';
import { DesignRow, DesignSection } from './section';

const fields = ['clay', 'saffron', 'wine', 'plum', 'sage', 'sea', 'olive', 'ink'];

/** Shows components on each field colour, and the colours of the proteins. */
export function ColourSamples() {
  return (
    <DesignSection title="Fields">
      <div className="grid gap-px sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) => (
          <div key={field} data-field={field} className="painted grid content-start gap-4 p-6">
            <h3>{field}</h3>
            <p>
              Text, <a href="#content">the recipe</a> and <span className="text-muted">quiet text</span>.
            </p>
            <hr className="my-0" />
            <DesignRow>
              <Button size="sm">Primary</Button>
              <Button size="sm" variant="inverse">
                Inverse
              </Button>
              <Button size="sm" variant="outline">
                Outline
              </Button>
            </DesignRow>
            <Field id={`${field}-weight`} label="Weight" error={field === 'wine' ? 'Give a valid weight' : undefined}>
              {(control) => <Input {...control} placeholder="25 kg" />}
            </Field>
            <Alert variant="success">Saved.</Alert>
          </div>
        ))}
      </div>
      <DesignRow>
        {proteins.map((protein) => (
          <Badge key={protein} variant="field" data-protein={protein}>
            {protein}
          </Badge>
        ))}
        <Badge>outline</Badge>
        <Badge variant="inverse">inverse</Badge>
        <Badge variant="success">success</Badge>
        <Badge variant="warning">warning</Badge>
        <Badge variant="danger">danger</Badge>
      </DesignRow>
    </DesignSection>
  );
}
