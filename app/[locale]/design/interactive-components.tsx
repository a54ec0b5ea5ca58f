'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Toaster } from '@/components/ui/toaster';
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip';
import { DesignMenus } from './menus';
import { DesignRow, DesignSection } from './section';

const towns = ['Athens', 'Chania', 'Heraklion', 'Ioannina', 'Larissa', 'Patras', 'Thessaloniki', 'Volos'];

/** Shows the interactive components that run in the browser. */
export function DesignInteractiveComponents() {
  const [town, setTown] = useState('');
  return (
    <DesignSection title="Overlays">
      <DesignRow>
        <Dialog>
          <DialogTrigger asChild>
            <Button>Open dialog</Button>
          </DialogTrigger>
          <DialogContent closeLabel="Close">
            <DialogTitle>Delete this shop?</DialogTitle>
            <DialogDescription>It disappears from the map at once.</DialogDescription>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Keep</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button variant="danger">Delete</Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline">Open sheet</Button>
          </SheetTrigger>
          <SheetContent closeLabel="Close" aria-describedby={undefined}>
            <SheetTitle>Menu</SheetTitle>
            <a href="#content">Products</a>
            <a href="#content">Contact</a>
          </SheetContent>
        </Sheet>
        <TooltipProvider>
          <Tooltip content="Ash is what is left of bone and minerals.">
            <Button variant="ghost">Crude ash</Button>
          </Tooltip>
        </TooltipProvider>
        <Button variant="ghost" onClick={() => toast('Sent', { description: 'We answer within 24 hours.' })}>
          Show notice
        </Button>
      </DesignRow>
      <DesignMenus />
      <Tabs defaultValue="fresh">
        <TabsList aria-label="Basis">
          <TabsTrigger value="fresh">Per 100 g</TabsTrigger>
          <TabsTrigger value="dry">Dry matter</TabsTrigger>
          <TabsTrigger value="energy">1000 kcal</TabsTrigger>
        </TabsList>
        <TabsContent value="fresh">Fresh values</TabsContent>
        <TabsContent value="dry">Dry values</TabsContent>
        <TabsContent value="energy">Values by energy</TabsContent>
      </Tabs>
      <Field id="town" label="Town" className="max-w-sm">
        {(control) => (
          <Combobox
            {...control}
            name="town"
            value={town}
            onValueChange={setTown}
            options={towns.map((label) => ({ value: label.toLowerCase(), label }))}
            placeholder="Choose a town"
            searchLabel="Search towns"
            emptyText="No such town"
          />
        )}
      </Field>
      <Toaster label="Notices" closeLabel="Close" />
    </DesignSection>
  );
}
