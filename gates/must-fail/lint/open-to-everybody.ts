declare function Mutation(name: string): MethodDecorator;
declare function Transaction(): MethodDecorator;

export class OpenToEverybody {
  @Mutation('closeShop')
  @Transaction()
  close(): boolean {
    return true;
  }
}
