import { Breadcrumbs } from '@/components/site-shell/breadcrumbs';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination, PaginationArrowContent, PaginationGap, PaginationLink } from '@/components/ui/pagination';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { LinkArrow, TextLink } from '@/components/ui/text-link';
import { sitePaths } from '@/lib/config/site-paths';
import { DesignRow, DesignSection } from './section';
import { DesignTables } from './tables';

type Sample = { eyebrow: string; headline: string; lead: string; tag: string };
const trail = [
  { label: 'Products', path: sitePaths.products },
  { label: 'Full range', path: sitePaths.fullRange },
  { label: 'Beef Dinner', path: `${sitePaths.products}/beef-dinner` },
];
const alerts = ['info', 'success', 'warning', 'danger'] as const;
const variants = ['primary', 'inverse', 'outline', 'ghost', 'link', 'danger'] as const;

/** Shows typography, plain HTML elements and the components that need no script. */
export function DesignStaticComponents({ sample }: { sample: Sample }) {
  return (
    <>
      <DesignSection title="Type and plain HTML" className="bg-surface">
        <div className="grid gap-10 lg:grid-cols-2">
          <div lang={sample.tag}>
            <h1>{sample.headline}</h1>
            <p>{sample.lead}</p>
            <h2>{sample.headline}</h2>
            <h3>{sample.headline}</h3>
            <h4>{sample.headline}</h4>
          </div>
          <div>
            <p>
              A paragraph with <a href="#content">the recipe</a>, <strong>strong words</strong> and a{' '}
              <TextLink href="#content">text link part</TextLink>.
            </p>
            <ul>
              <li>Minced with bone</li>
              <li>Offal and vegetables</li>
            </ul>
            <ol>
              <li>Thaw in the fridge</li>
              <li>Serve at room temperature</li>
            </ol>
            <blockquote lang={sample.tag}>{sample.headline}</blockquote>
            <details>
              <summary>Plain details</summary>
              <p>Opened without any class.</p>
            </details>
          </div>
        </div>
      </DesignSection>
      <DesignSection title="Buttons and links">
        <DesignRow>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </DesignRow>
        <DesignRow>
          <Button size="sm">Small</Button>
          <Button size="lg">Large</Button>
          <Button disabled>Disabled</Button>
          <Button asChild variant="outline">
            <a href="#content">Link as a button</a>
          </Button>
          <TextLink href="#content" className="group font-bold">
            Read more <LinkArrow />
          </TextLink>
        </DesignRow>
      </DesignSection>
      <DesignSection title="Ways through">
        <Breadcrumbs trail={trail} />
        <Pagination label="Pages">
          <PaginationLink href="#content" rel="prev" data-tooltip="Previous page">
            <PaginationArrowContent label="Previous page" direction="previous" />
          </PaginationLink>
          {['1', '2', '3'].map((page) => (
            <PaginationLink key={page} href="#content" aria-current={page === '2' ? 'page' : undefined}>
              {page}
            </PaginationLink>
          ))}
          <PaginationGap />
          <PaginationLink href="#content" rel="next" data-tooltip="Next page">
            <PaginationArrowContent label="Next page" direction="next" />
          </PaginationLink>
        </Pagination>
        <Accordion>
          <AccordionItem name="questions" title="Is raw food safe?" data-testid="accordion">
            <p>Yes, when it is kept frozen and thawed in the fridge.</p>
          </AccordionItem>
          <AccordionItem name="questions" title="How much do I feed?">
            <p>About 2-3 % of the body weight a day.</p>
          </AccordionItem>
        </Accordion>
      </DesignSection>
      <DesignTables />
      <DesignSection title="Answers">
        <div className="grid gap-4 md:grid-cols-2">
          {alerts.map((variant) => (
            <Alert key={variant} variant={variant} title={`Message: ${variant}`}>
              <p>What happened, and what to do next.</p>
            </Alert>
          ))}
        </div>
        <Progress label="Steps" value={2} max={4} valueText="Step 2 of 4" />
        <div className="grid gap-2">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-4" />
        </div>
        <EmptyState title="No shop here yet" actions={<Button variant="outline">Show all shops</Button>}>
          <p>Try another town, or write to us.</p>
        </EmptyState>
      </DesignSection>
    </>
  );
}
