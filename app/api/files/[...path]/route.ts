import { openFile } from '@/lib/media/serve-file';

type Props = { params: Promise<{ path: string[] }> };

/** `/api/files/<path>`: a public file. `/api/files/signed/<bucket>/<path>?token=`: what the token opens. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return openFile((await params).path, request);
}
